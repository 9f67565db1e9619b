// Loads a style sheet that belongs to one part of the app.

/**
 * Wait until a style sheet is there, so that nothing is drawn without it.
 * @param {string} file Beside the module whose URL is given.
 * @param {string} module
 * @returns {Promise<void>}
 */
export function styleSheet(file, module) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(file, module).href;
  return new Promise((resolve) => {
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
