import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownHosts } from './hosts'

test('this machine has three names, at the default port of HTTP also without the port', () => {
  assert.deepEqual(ownHosts(4000), ['127.0.0.1:4000', 'localhost:4000', '[::1]:4000'])
  assert.deepEqual(ownHosts(80).slice(3), ['127.0.0.1', 'localhost', '[::1]'])
})
