// Shows the contract with Scalar, from this server only: no fonts, proxy or telemetry of others.

const OTHER_LANGUAGES = [
  ...["c", "clojure", "csharp", "dart", "fsharp", "go", "http", "java", "kotlin", "node", "objc", "ocaml"],
  ...["php", "powershell", "r", "ruby", "rust", "swift"],
];

Scalar.createApiReference("#api", {
  url: "/openapi.json",
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: "never",
  persistAuth: true,
  authentication: { preferredSecurityScheme: "key" },
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  hiddenClients: {
    ...Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, true])),
    shell: ["wget", "httpie"],
    python: ["python3", "requests", "aiohttp", "httpx_async"],
    js: ["axios", "jquery", "ofetch", "xhr"],
  },
});
