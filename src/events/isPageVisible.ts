export const isPageVisible = () => document.visibilityState !== 'hidden'
