// The router declares its components in a way that bundlers keep even if they are unused. Marked as pure, and without the names
// for debugging, unused ones leave the bundle: 4 kB of the console's first load.
export default (source) =>
  source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
