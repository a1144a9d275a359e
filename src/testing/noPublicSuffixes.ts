/** In place of the list of public suffixes, which msw loads for cookies: no test has any, and it costs each test file 0.1 s. */
export const get = () => null
