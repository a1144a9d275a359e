/** Stands for react-redux in the early page: there is no store, and the early selectors read none. */
export const useSelector = <Result>(select: () => Result) => select()
export const useDispatch = () => () => undefined
