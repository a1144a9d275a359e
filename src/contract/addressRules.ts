import { pastedText } from './pastedText'

export const notAnAddress = 'Not A valid Address'
const addressShape = { message: notAnAddress, excludeEmptyString: true }

/** Of what is pasted, only the beginning is checked; whether it is an account is asked before anything is sent to it. */
const anAddress = () => pastedText(notAnAddress).matches(/^0x/, addressShape)

export const publicAddress = () => anAddress().required('No Public Address stated')

/** May be absent or empty. */
export const contractAddress = () => anAddress().nullable()
