import { readFileSync } from 'node:fs'
import { array, object, string } from 'yup'
import { artifactsSchema, type Artifacts } from './artifacts'
import { loadSolc } from './solc'

/** The settings of foundry.toml, so that the tests run the code that is deployed. */
export const settings = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
}

const compiledSchema = object({
  abi: array().required(),
  evm: object({ bytecode: object({ object: string().required() }) }),
})

const problemsSchema = object({ errors: array(object({ formattedMessage: string().required() })).default([]) })

const outputSchema = object({
  contracts: object({
    'SsdxToken.sol': object({ SsdxToken: compiledSchema }),
    'SsdxStaking.sol': object({ SsdxStaking: compiledSchema }),
    'SsdxVesting.sol': object({ SsdxVesting: compiledSchema }),
  }),
})

/** Compiles Solidity sources, given by file name, without network. Throws on any error or warning of the compiler. */
export async function compile(sources: Record<string, string>): Promise<Artifacts> {
  const solc = await loadSolc()
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([file, content]) => [file, { content }])),
    settings,
  }
  const output: unknown = JSON.parse(solc.compile(JSON.stringify(input), { import: readPackageFile }))
  const { errors } = await problemsSchema.validate(output)
  if (errors.length > 0) throw new Error(errors.map((error) => error.formattedMessage).join('\n'))

  const { contracts } = await outputSchema.validate(output)
  const artifacts = {
    SsdxToken: artifactOf(contracts['SsdxToken.sol'].SsdxToken),
    SsdxStaking: artifactOf(contracts['SsdxStaking.sol'].SsdxStaking),
    SsdxVesting: artifactOf(contracts['SsdxVesting.sol'].SsdxVesting),
  }
  return artifactsSchema.validate(artifacts, { stripUnknown: true })
}

const artifactOf = ({ abi, evm }: { abi: unknown[]; evm: { bytecode: { object: string } } }) => ({
  abi,
  bytecode: `0x${evm.bytecode.object}`,
})

function readPackageFile(path: string) {
  if (!path.startsWith('@openzeppelin/contracts/')) return { error: `${path} is not a file of OpenZeppelin` }
  try {
    return { contents: readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8') }
  } catch {
    return { error: `${path} is not installed` }
  }
}
