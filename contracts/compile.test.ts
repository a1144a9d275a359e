import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { compileContracts, compiledFile, knownContracts, readSources } from './compile'
import { compile, settings } from './compiler'

const source = (body: string) => ({ 'Odd.sol': `// SPDX-License-Identifier: MIT\npragma solidity ^0.8.24;\n${body}` })

void test('every contract compiles to an ABI and to code that fits on a chain', async () => {
  for (const [name, { abi, bytecode }] of Object.entries(await compileContracts())) {
    assert.ok(abi.length > 0, name)
    assert.ok(bytecode.length / 2 < 24_576, `${name} is larger than a chain takes`)
  }
})

void test('what is committed is what the compiler makes of the sources, so that nothing has to be compiled', async () => {
  assert.deepEqual(await knownContracts(), await compile(readSources()), `run npm run abi and commit ${compiledFile}`)
})

void test('a mistake in a source is told in the words of the compiler', async () => {
  await assert.rejects(compile(source('contract Odd { uint256 x = "text"; }')), /TypeError.*Odd\.sol:3/s)
})

void test('a warning is told like a mistake', async () => {
  await assert.rejects(compile(source('contract Odd { function f() external { uint256 x; } }')), /Warning: Unused/)
})

void test('an import from outside OpenZeppelin is refused by name', async () => {
  await assert.rejects(compile(source('import "../secret.sol";')), /secret\.sol is not a file of OpenZeppelin/)
})

void test('an import that is not there is refused by name', async () => {
  await assert.rejects(compile(source('import "@openzeppelin/contracts/No.sol";')), /No\.sol is not installed/)
})

void test('forge tests what is deployed: both compile with the same settings', () => {
  const forgeSettings = readFileSync(new URL('foundry.toml', import.meta.url), 'utf8')
  assert.match(forgeSettings, new RegExp(`^evm_version = "${settings.evmVersion}"$`, 'm'))
  assert.match(forgeSettings, new RegExp(`^optimizer = ${settings.optimizer.enabled}$`, 'm'))
  assert.match(forgeSettings, new RegExp(`^optimizer_runs = ${settings.optimizer.runs}$`, 'm'))
})
