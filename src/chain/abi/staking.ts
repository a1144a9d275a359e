/** Written by `npm run abi` from contracts/src/SsdxStaking.sol; do not edit. */
export const stakingAbi = [
  {"type":"function","name":"getStakingDetailsCount","stateMutability":"view","inputs":[],"outputs":[{"type":"uint256","name":""}]},
  {"type":"function","name":"getTotalStakedAmount","stateMutability":"view","inputs":[],"outputs":[{"type":"uint256","name":""}]},
  {"type":"function","name":"getStakingDetailsPage","stateMutability":"view","inputs":[{"type":"uint256","name":"start"},{"type":"uint256","name":"end"}],"outputs":[{"type":"tuple[]","name":"page","components":[{"type":"uint256","name":"index"},{"type":"address","name":"owner"},{"type":"uint256","name":"amount"},{"type":"uint256","name":"startTime"},{"type":"uint8","name":"plan"},{"type":"uint256","name":"reward"},{"type":"uint256","name":"accruedReward"},{"type":"bool","name":"isActive"}]}]},
  {"type":"event","name":"EmergencyWithdrawn","inputs":[{"type":"address","name":"owner","indexed":true},{"type":"uint8","name":"plan","indexed":true},{"type":"uint256","name":"amount","indexed":false}]},
  {"type":"event","name":"OwnershipTransferStarted","inputs":[{"type":"address","name":"previousOwner","indexed":true},{"type":"address","name":"newOwner","indexed":true}]},
  {"type":"event","name":"OwnershipTransferred","inputs":[{"type":"address","name":"previousOwner","indexed":true},{"type":"address","name":"newOwner","indexed":true}]},
  {"type":"event","name":"RewardClaimed","inputs":[{"type":"address","name":"owner","indexed":true},{"type":"uint8","name":"plan","indexed":true},{"type":"uint256","name":"reward","indexed":false}]},
  {"type":"event","name":"RewardsFunded","inputs":[{"type":"address","name":"from","indexed":true},{"type":"uint256","name":"amount","indexed":false}]},
  {"type":"event","name":"StakeIncreased","inputs":[{"type":"address","name":"owner","indexed":true},{"type":"uint8","name":"plan","indexed":true},{"type":"uint256","name":"amount","indexed":false}]},
  {"type":"event","name":"Staked","inputs":[{"type":"address","name":"owner","indexed":true},{"type":"uint8","name":"plan","indexed":true},{"type":"uint256","name":"amount","indexed":false}]},
  {"type":"event","name":"Unstaked","inputs":[{"type":"address","name":"owner","indexed":true},{"type":"uint8","name":"plan","indexed":true},{"type":"uint256","name":"amount","indexed":false},{"type":"uint256","name":"reward","indexed":false}]},
  {"type":"error","name":"OwnableInvalidOwner","inputs":[{"type":"address","name":"owner"}]},
  {"type":"error","name":"OwnableUnauthorizedAccount","inputs":[{"type":"address","name":"account"}]},
  {"type":"error","name":"ReentrancyGuardReentrantCall","inputs":[]},
  {"type":"error","name":"SafeERC20FailedOperation","inputs":[{"type":"address","name":"token"}]},
] as const
