import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Interface } from 'ethers'
import { compileContracts } from './compile'
import { consoleAbis } from './consoleAbi'

void test('the same contracts give the same files', async () => {
  assert.deepEqual(consoleAbis(await compileContracts()), consoleAbis(await compileContracts()))
})

void test('a function the console calls and the contract lost is told by name', async () => {
  const artifacts = await compileContracts()
  const SsdxStaking = { ...artifacts.SsdxStaking, abi: [] }
  assert.throws(
    () => consoleAbis({ ...artifacts, SsdxStaking }),
    /SsdxStaking has 0 functions named getStakingDetailsCount/,
  )
})

void test('the contracts have every function and event of the agreed interface', async () => {
  const { SsdxStaking, SsdxVesting } = await compileContracts()
  const has = (abi: typeof SsdxStaking.abi, signature: string) =>
    new Interface(abi).getFunction(signature)?.format('full')

  assert.equal(
    has(SsdxStaking.abi, 'getStakingDetailsPage'),
    'function getStakingDetailsPage(uint256 start, uint256 end) view returns ((uint256 index, address owner, uint256 amount, uint256 startTime, uint8 plan, uint256 reward, uint256 accruedReward, bool isActive)[] page)',
  )
  assert.equal(
    has(SsdxVesting.abi, 'getVestingDetails'),
    'function getVestingDetails(address account) view returns ((address vestOwner, uint256 amount, uint256 startTime, uint256 cliffDuration, uint256 vestingDuration, uint256 releasedAmount)[])',
  )
  for (const signature of [
    'getStakingDetailsCount()',
    'getTotalStakedAmount()',
    'getAllStakingBalances(address)',
    'stake(uint256,uint8)',
    'addToStake(uint256,uint8)',
    'unstake(uint8)',
    'emergencyWithdraw(uint8)',
    'userClaimReward(uint8)',
    'fundRewards(uint256)',
    'owner()',
    'transferOwnership(address)',
  ])
    assert.ok(has(SsdxStaking.abi, signature), signature)
  for (const signature of [
    'addVestByOwner(address,uint256,uint256,uint256)',
    'addVestingSchedule(address,uint256,uint256,uint256)',
    'releaseVestedTokens(address)',
    'getNumberOfVestingSchedules(address)',
    'revoke(address)',
    'withdraw()',
    'withdrawToken(address,uint256)',
    'owner()',
  ])
    assert.ok(has(SsdxVesting.abi, signature), signature)
  for (const event of [
    'VestingScheduleAdded(address,uint256,uint256,uint256,uint256)',
    'TokensReleased(address,uint256)',
    'VestingRevoked(address)',
  ])
    assert.ok(new Interface(SsdxVesting.abi).getEvent(event), event)
})
