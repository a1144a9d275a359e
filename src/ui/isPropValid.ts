/**
 * Whether a styled tag gets a prop as an attribute. The build takes this for @emotion/is-prop-valid, which lists all attributes in
 * 2 kB: no tag of the console has a prop of its own, and MUI's have these, which MUI leaves out of its components as well.
 */
export default (name: string): boolean => !['ownerState', 'theme', 'sx', 'as'].includes(name)
