/** Compiles the contracts unless their artifacts are in the cache already. */
import '../process/exitWithParent'
import { compileContracts } from '../../contracts/compile'

await compileContracts()
