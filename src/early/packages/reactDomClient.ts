/** Stands for react-dom/client in the early page. */
export const createRoot = (root: Element) => ({ render: (page: Element) => root.append(page) })
