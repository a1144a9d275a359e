/** `npm run abi`: writes the ABIs that the console uses and what the local stack deploys. */
import { writeAbiFiles } from '../abiFiles'

console.log(`Wrote ${(await writeAbiFiles()).join(', ')}`)
