// Stands for react-router-dom in the early page, which shows one address and never another one.

export const NavigationType = { Pop: 'POP' }
export const useNavigationType = () => NavigationType.Pop
export const useLocation = () => window.location
export const useNavigate = () => () => undefined
export const useHref = (to: string) => to
export const useLinkClickHandler = () => () => undefined
