/** An address with its checksum; as it is if it is none, if it has a wrong one, or if the code for that can't be fetched. */
export const checksummed = (address: string): Promise<string> =>
  import(/* webpackChunkName: "checksum" */ '../shared/addresses').then(
    (code) => code.checksummed(address),
    () => address,
  )
