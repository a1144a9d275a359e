import assert from 'node:assert/strict'
import { isAbsolute } from 'node:path'
import { test } from 'node:test'
import { parseConfig } from './config'

test('without any variable the server is this machine alone, at port 4000, with PGlite', () => {
  const { host, port, databaseUrl, dataDir, consoleDir, allowedHosts, localToolsDir, logLevel, console } = parseConfig({
    PORT: '',
  })
  assert.deepEqual(
    [host, port, databaseUrl, consoleDir, allowedHosts, localToolsDir, logLevel],
    ['127.0.0.1', 4000, undefined, undefined, undefined, undefined, 'info'],
  )
  assert.ok(isAbsolute(dataDir))
  assert.equal(console.chains.length, 5)
})

test('every bad variable is named in one message', () => {
  const env = {
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    ALLOW_REMOTE: 'yes',
    TRUSTED_PROXIES: '10.0.0.1/33',
    METRICS_TOKEN: 'short',
    DATABASE_POOL: '0',
    ALLOWED_HOSTS: 'http://x/y',
    CHAINS: '1,999',
    TOKEN_ADDRESS_1: '0x12',
  }
  assert.throws(
    () => parseConfig(env),
    (error: Error) =>
      Object.keys(env).every((name) => error.message.includes(name)) && error.message.split('\n').length === 11,
  )
})

test('a bad variable hides no contradiction between others', () => {
  assert.throws(
    () => parseConfig({ PORT: 'x', HOST: '0.0.0.0', LOCAL_TOOLS_DIR: 'x' }),
    ({ message }: Error) => ['PORT', 'HOST', 'LOCAL_TOOLS_DIR'].every((name) => message.includes(`\n- ${name} is `)),
  )
})

test('a database address that cannot be read is named beside what else is bad, without its password', () => {
  for (const [DATABASE_URL, why] of [
    ['postgres://ann:se/cr#et@db/name', 'Invalid URL'],
    ['postgres://ann:se@db:99999/name', 'Invalid URL'],
    ['postgres://ann:12/34@db/name', 'there is an @ after the host'],
    ['postgres://ann:12?34@db/name', 'there is an @ after the host'],
    ['postgres://ann:12#34@db/name', 'there is an @ after the host'],
    ['postgres://ann:p@12/34@db/name', 'there is an @ after the host'],
    ['postgres://ann:se@db/name?sslrootcert=/nowhere.crt', "ENOENT: no such file or directory, open '/nowhere.crt'"],
  ] as const)
    assert.throws(() => parseConfig({ DATABASE_URL, PORT: 'x' }), {
      message: `Bad configuration:\n- PORT is a whole number from 0 to 65535\n- DATABASE_URL looks like postgres://user:password@host:5432/name, special characters percent-encoded (${why})`,
    })
})

test('another host than this machine needs ALLOW_REMOTE=true', () => {
  for (const HOST of ['127.0.0.1', 'localhost', '::1']) assert.equal(parseConfig({ HOST }).host, HOST)
  assert.throws(() => parseConfig({ HOST: '0.0.0.0' }), /HOST is 0\.0\.0\.0.*ALLOW_REMOTE=true/)
  assert.equal(parseConfig({ HOST: '0.0.0.0', ALLOW_REMOTE: 'true' }).host, '0.0.0.0')
})

test('local chains and the tools of the local stack need ALLOW_LOCAL_CHAINS=true', () => {
  assert.throws(() => parseConfig({ LOCAL_TOOLS_DIR: 'x' }), /LOCAL_TOOLS_DIR.*ALLOW_LOCAL_CHAINS=true/)
  assert.throws(() => parseConfig({ CHAINS: '31337' }), /31337.*ALLOW_LOCAL_CHAINS=true/)
  const local = parseConfig({ LOCAL_TOOLS_DIR: 'x', CHAINS: '31337', ALLOW_LOCAL_CHAINS: 'true' })
  assert.equal(local.console.localChains, true)
})

test('allowed hosts are a list in lower case', () => {
  assert.deepEqual(parseConfig({ ALLOWED_HOSTS: 'Console.Example.com, 127.0.0.1:4000' }).allowedHosts, [
    'console.example.com',
    '127.0.0.1:4000',
  ])
})

test('an allowed host is a name or an address, and its port is from 1 to 65535', () => {
  for (const ALLOWED_HOSTS of ['a.com', 'a.com:1', 'a.com:65535', '[::1]:4000'])
    assert.deepEqual(parseConfig({ ALLOWED_HOSTS }).allowedHosts, [ALLOWED_HOSTS])
  for (const ALLOWED_HOSTS of [
    'a.com:99999',
    'a.com:65536',
    'a.com:0',
    'a.com:',
    'a.com:x',
    '::1',
    'b.com,a.com:99999',
  ])
    assert.throws(() => parseConfig({ ALLOWED_HOSTS }), /ALLOWED_HOSTS is/, ALLOWED_HOSTS)
})

test('proxies are addresses or ranges, the pool is a number, the metrics have a token of 32 characters at least', () => {
  const metricsToken = 'x'.repeat(32)
  const env = { TRUSTED_PROXIES: '10.0.0.5, fd00::/8', DATABASE_POOL: '25', METRICS_TOKEN: metricsToken }
  const { trustedProxies, databasePool, ...config } = parseConfig(env)
  assert.deepEqual([trustedProxies, databasePool, config.metricsToken], [['10.0.0.5', 'fd00::/8'], 25, metricsToken])
  for (const TRUSTED_PROXIES of [
    'proxy.example.com',
    '10.0.0.1/8/8',
    '10.0.0.1/x',
    '0.0.0.0/0',
    '::/00',
    'true',
    '300.0.0.1',
    'fd00::/129',
  ])
    assert.throws(() => parseConfig({ TRUSTED_PROXIES }), /TRUSTED_PROXIES is/)
  assert.equal(parseConfig({ DATABASE_POOL: '999' }).databasePool, 999)
  assert.throws(() => parseConfig({ DATABASE_POOL: '1000' }), /DATABASE_POOL is/)
  for (const METRICS_TOKEN of ['x'.repeat(31), `${metricsToken}#`, `${metricsToken} `])
    assert.throws(() => parseConfig({ METRICS_TOKEN }), /METRICS_TOKEN is/)
})
