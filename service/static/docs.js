"use strict";
// Shows /openapi.json and sends requests to this server. The page is built with the DOM only, never from HTML text.

const make = (name, attributes = {}, ...children) => {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (value !== undefined && value !== false) node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
};
const pretty = (value) => (typeof value === "string" ? value : JSON.stringify(value, null, 2));
const named = (reference) => reference.split("/").pop();

function schemaLink(schema) {
  if (!schema) return make("span", {}, "");
  if (schema.$ref) return make("a", { href: `#schema-${named(schema.$ref)}` }, named(schema.$ref));
  const all = schema.allOf || schema.anyOf || schema.oneOf;
  if (all) return make("span", {}, ...all.flatMap((part, i) => [i ? " · " : "", schemaLink(part)]));
  if (schema.type === "array") return make("span", {}, "list of ", schemaLink(schema.items || {}));
  const text = schema.enum ? schema.enum.map((value) => JSON.stringify(value)).join(" | ") : [].concat(schema.type || "any").join(" or ");
  return make("code", {}, text);
}

function parameterTable(parameters) {
  if (!parameters.length) return null;
  return make("table", {},
    make("thead", {}, make("tr", {}, ...["parameter", "in", "type", "description"].map((text) => make("th", { scope: "col" }, text)))),
    make("tbody", {}, ...parameters.map((p) => make("tr", {},
      make("td", {}, make("code", {}, p.name), p.required ? " *" : ""),
      make("td", {}, p.in), make("td", {}, schemaLink(p.schema)), make("td", {}, p.description || "")))));
}

function responseNodes(responses) {
  return Object.entries(responses).map(([status, response]) => {
    const content = Object.entries(response.content || {});
    const codeSchemas = content.flatMap(([, c]) => (c.schema?.allOf || []).map((s) => s.properties?.code).filter(Boolean));
    const codes = codeSchemas.flatMap((s) => (s.anyOf || [s]).flatMap((part) => part.enum || []));
    const refusals = codeSchemas.some((s) => (s.anyOf || []).some((part) => part.$ref));
    return make("details", {},
      make("summary", {}, make("code", {}, status), ` ${response.description}`),
      make("div", {},
        codes.length ? make("p", {}, "Codes: ", ...codes.flatMap((code, i) => [i ? ", " : "", make("a", { href: `/docs/problems#${code}` }, code)]), refusals ? ", or a code of the rules" : "") : null,
        ...content.flatMap(([media, c]) => [make("p", {}, make("code", {}, media), " ", schemaLink(c.schema)), c.example !== undefined ? make("pre", {}, pretty(c.example)) : null])));
  });
}

function bodyField(operation) {
  const content = operation.requestBody?.content?.["application/json"];
  if (!content) return [null, null];
  const examples = content.examples || { example: { summary: "Example", value: content.example } };
  const area = make("textarea", { "aria-label": "Body", spellcheck: "false" });
  const choose = make("select", { "aria-label": "Example", onchange: () => { area.value = pretty(examples[choose.value].value); } },
    ...Object.entries(examples).map(([name, example]) => make("option", { value: name }, `${name}: ${example.summary || ""}`)));
  area.value = pretty(Object.values(examples)[0].value);
  return [area, make("label", {}, "Body ", schemaLink(content.schema), " ", choose, area)];
}

function tryIt(method, path, operation) {
  const inputs = new Map(operation.parameters.map((p) => [p, make("input", { placeholder: p.in === "path" ? String(p.example ?? "") : "" })]));
  const [area, bodyLabel] = bodyField(operation);
  const output = make("pre", { "aria-live": "polite", class: "hidden" });
  const send = async (event) => {
    event.preventDefault();
    let address = path;
    const query = new URLSearchParams();
    const headers = {};
    for (const [p, input] of inputs) {
      if (p.in === "path") address = address.replace(`{${p.name}}`, encodeURIComponent(input.value || p.example));
      else if (input.value && p.in === "query") query.set(p.name, input.value);
      else if (input.value && p.in === "header") headers[p.name] = input.value;
    }
    const key = document.getElementById("key").value.trim();
    if (key && operation.security) headers.Authorization = `Bearer ${key}`;
    if (area) headers["Content-Type"] = "application/json";
    output.classList.remove("hidden");
    output.textContent = "…";
    const stop = new AbortController();
    try {
      const target = query.size ? `${address}?${query}` : address;
      const response = await fetch(target, { method, headers, body: area ? area.value : undefined, signal: stop.signal });
      output.textContent = `${response.status} ${response.statusText}\n${[...response.headers].map(([n, v]) => `${n}: ${v}`).join("\n")}\n\n`;
      if (!response.body) return;
      const reader = response.body.getReader();
      const decoder = new TextDecoder();
      let text = "";
      for (let part = await reader.read(); !part.done && text.length < 200000; part = await reader.read()) {
        const piece = decoder.decode(part.value, { stream: true });
        text += piece;
        output.textContent += piece;
      }
      stop.abort();
      if ((response.headers.get("Content-Type") || "").includes("json")) {
        output.textContent = output.textContent.slice(0, output.textContent.length - text.length) + pretty(JSON.parse(text));
      }
    } catch (error) {
      output.textContent += String(error);
    }
  };
  return make("form", { onsubmit: send }, make("fieldset", {}, make("legend", {}, "Try it"),
    ...[...inputs].map(([p, input]) => make("label", {}, `${p.name} (${p.in}) `, input)), bodyLabel, make("button", {}, "Send")), output);
}

function operationNode(method, path, operation) {
  const node = make("details", { id: operation.operationId, class: "entry" });
  node.append(make("summary", {}, make("span", { class: "method" }, method.toUpperCase()), make("code", {}, path), ` ${operation.summary}`));
  node.addEventListener("toggle", () => {
    if (!node.open || node.childElementCount > 1) return;
    const limit = operation["x-rate-limit"];
    node.append(make("div", {},
      operation.description ? make("p", { class: "description" }, operation.description) : null,
      operation.security ? make("p", {}, operation.security.some((s) => !s.key) ? "A key is optional." : "A key is required.") : null,
      limit ? make("p", {}, `Limit: ${limit.default} per ${limit.per} (${limit.setting}).`) : null,
      parameterTable(operation.parameters), tryIt(method.toUpperCase(), path, operation), make("h4", {}, "Responses"), ...responseNodes(operation.responses)));
  });
  return node;
}

function schemaNode(name, schema) {
  const required = new Set(schema.required || []);
  const rows = Object.entries(schema.properties || {}).map(([field, part]) => make("tr", {},
    make("td", {}, make("code", {}, field), required.has(field) ? " *" : ""), make("td", {}, schemaLink(part)), make("td", {}, part.description || "")));
  return make("details", { id: `schema-${name}`, class: "entry" },
    make("summary", {}, make("code", {}, name), ` ${schema.description || ""}`),
    make("div", {}, rows.length ? make("table", {}, make("tbody", {}, ...rows)) : make("p", {}, schemaLink(schema)),
      make("details", {}, make("summary", {}, "JSON Schema"), make("div", {}, make("pre", {}, pretty(schema))))));
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.tagName === "DETAILS") { target.open = true; target.scrollIntoView(); }
}

function filter(text) {
  const query = text.trim().toLowerCase();
  for (const entry of document.querySelectorAll(".entry")) {
    entry.classList.toggle("hidden", !entry.firstElementChild.textContent.toLowerCase().includes(query));
  }
}

async function begin() {
  const contract = await (await fetch("/openapi.json")).json();
  const main = document.getElementById("main");
  const contents = document.getElementById("contents");
  main.replaceChildren(make("p", { class: "description" }, contract.info.description));
  for (const tag of contract.tags) {
    main.append(make("h2", {}, tag.name), make("p", {}, tag.description));
    contents.append(make("h2", {}, tag.name));
    for (const [path, methods] of Object.entries(contract.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (!operation.tags?.includes(tag.name)) continue;
        main.append(operationNode(method, path, operation));
        contents.append(make("a", { href: `#${operation.operationId}` }, operation.summary));
      }
    }
  }
  main.append(make("h2", {}, "Schemas"), ...Object.entries(contract.components.schemas).map(([name, schema]) => schemaNode(name, schema)));
  document.getElementById("filter").addEventListener("input", (event) => filter(event.target.value));
  document.getElementById("access").addEventListener("submit", (event) => event.preventDefault());
  window.addEventListener("hashchange", openTarget);
  openTarget();
}

begin().catch((error) => { document.getElementById("main").textContent = `The contract could not be loaded: ${error}`; });
