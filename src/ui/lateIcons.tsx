import { icon } from './icons'

// Icons of what comes after the first load.

export const WalletIcon = /* @__PURE__ */ icon(<path d="M3.5 6.5h13v9h-13zM3.5 6.5 13 3.5v3M13 11v0" />)
export const ActivityIcon = /* @__PURE__ */ icon(<path d="M10 5.5V10l3 2M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z" />)
