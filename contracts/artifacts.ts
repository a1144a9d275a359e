import { array, boolean, mixed, object, string, type InferType } from 'yup'

/** Nested tuples are refused, because the inner components would be lost here. */
const fieldSchema = object({
  name: string().defined(),
  type: string()
    .required()
    .matches(/^(?!tuple)/, 'A tuple inside a tuple is not expected'),
}).noUnknown()

const parameterSchema = object({
  name: string().defined(),
  type: string().required(),
  indexed: boolean(),
  components: array(fieldSchema).default(undefined),
}).noUnknown()

/** One entry of an ABI, without the compiler's internal type names. */
const abiEntrySchema = object({
  type: string().oneOf(['constructor', 'function', 'event', 'error']).required(),
  name: string(),
  inputs: array(parameterSchema).required(),
  outputs: array(parameterSchema).default(undefined),
  stateMutability: string(),
}).noUnknown()

export type AbiEntry = InferType<typeof abiEntrySchema>

const isHex = (value: unknown): value is `0x${string}` => typeof value === 'string' && /^0x([0-9a-f]{2})+$/.test(value)

/** A compiled contract: its ABI and the code that deploys it. */
const artifactSchema = object({
  abi: array(abiEntrySchema).required(),
  bytecode: mixed(isHex).required(),
})

export const artifactsSchema = object({
  SsdxToken: artifactSchema.required(),
  SsdxStaking: artifactSchema.required(),
  SsdxVesting: artifactSchema.required(),
})

export type Artifacts = InferType<typeof artifactsSchema>
