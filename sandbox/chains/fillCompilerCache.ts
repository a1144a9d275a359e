/** Compiles the contracts unless their artifacts are in the cache already. */
import { compileContracts } from '../../contracts/compile'

await compileContracts()
