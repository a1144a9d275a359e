// The router declares its components in a way that bundlers must keep, used or not. Marked as pure and without the names
// for debugging, those that nothing uses leave the bundle: 4 kB of the console's first load.
export default (source) =>
  source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
