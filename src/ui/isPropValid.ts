/**
 * Whether a styled tag gets a prop as an attribute. The build uses this instead of @emotion/is-prop-valid, which lists all
 * attributes in 2 kB: the console's tags have no props of their own, and these four are the ones of MUI, which MUI itself leaves
 * out too.
 */
export default (name: string): boolean => !['ownerState', 'theme', 'sx', 'as'].includes(name)
