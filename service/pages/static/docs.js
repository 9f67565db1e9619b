// Search, and a copy button for each code block.

const SHOWN = 20;
const box = document.getElementById("query");
const list = document.getElementById("results");
let loading;

const load = () => (loading ??= fetch("/docs/search.json").then((response) => response.json()));

const score = (entry, words) => {
  const heading = `${entry.page} ${entry.heading}`.toLowerCase();
  const text = entry.text.toLowerCase();
  let total = 0;
  for (const word of words) {
    if (heading.includes(word)) total += 3;
    else if (text.includes(word)) total += 1;
    else return 0;
  }
  return total;
};

const around = (text, word) => {
  const at = Math.max(0, text.toLowerCase().indexOf(word) - 60);
  return `${at ? "…" : ""}${text.slice(at, at + 160)}${text.length > at + 160 ? "…" : ""}`;
};

const item = (entry, word) => {
  const link = document.createElement("a");
  link.href = entry.url;
  link.textContent = entry.heading;
  const where = document.createElement("small");
  where.textContent = entry.page;
  const text = document.createElement("p");
  text.textContent = around(entry.text, word);
  const row = document.createElement("li");
  row.append(link, " ", where, text);
  return row;
};

const search = async () => {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  const entries = words.length ? await load() : [];
  const scored = entries.map((entry) => [score(entry, words), entry]).filter(([points]) => points);
  scored.sort(([a], [b]) => b - a);
  const rows = scored.slice(0, SHOWN).map(([, entry]) => item(entry, words[0]));
  if (words.length && !rows.length) {
    const nothing = document.createElement("li");
    nothing.textContent = "Nothing found.";
    rows.push(nothing);
  }
  list.replaceChildren(...rows);
  list.hidden = !words.length;
};

box.addEventListener("input", search);
box.form.addEventListener("submit", (event) => {
  event.preventDefault();
  list.querySelector("a")?.click();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "/" && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
    event.preventDefault();
    box.focus();
  } else if (event.key === "Escape") {
    box.value = "";
    search();
  }
});
list.addEventListener("click", (event) => {
  if (event.target.closest("a")) list.hidden = true;
});

for (const block of document.querySelectorAll("main pre")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(block.querySelector("code").textContent);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
  const frame = document.createElement("div");
  frame.className = "code";
  block.replaceWith(frame);
  frame.append(block, button);
}

if (matchMedia("(max-width: 60rem)").matches) document.querySelector("nav details").open = false;
