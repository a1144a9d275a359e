import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Interface } from 'ethers'
import { describeMessage, describeTransaction } from './describe'

const from = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const to = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

void test('a known call is shown by its name and arguments', () => {
  const data = new Interface(['function unstake(uint8 plan)']).encodeFunctionData('unstake', [3])
  const shown = new Map(describeTransaction({ from, to, data }, 'Local Chain A'))
  assert.equal(shown.get('Function'), 'unstake')
  assert.equal(shown.get('plan'), '3')
  assert.equal(shown.get('Network'), 'Local Chain A')
})

void test('an unknown call is shown by its selector, a payment by its value', () => {
  const shown = new Map(describeTransaction({ from, to, data: '0x12345678', value: '0xde0b6b3a7640000' }, 'A'))
  assert.equal(shown.get('Function'), '0x12345678')
  assert.equal(shown.get('Value'), '1.0 ETH')
})

void test('a message in hex is shown as its text, bytes that are no text as they are', () => {
  assert.equal(describeMessage('0x48656c6c6f'), 'Hello')
  assert.equal(describeMessage('0xff'), '0xff')
  assert.equal(describeMessage('plain'), 'plain')
})
