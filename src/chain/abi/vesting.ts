/** Written by `npm run abi` from contracts/src/SsdxVesting.sol; do not edit. */
export const vestingAbi = [
  {"type":"function","name":"getNumberOfVestingSchedules","stateMutability":"view","inputs":[{"type":"address","name":"account"}],"outputs":[{"type":"uint256","name":""}]},
  {"type":"function","name":"getVestingDetails","stateMutability":"view","inputs":[{"type":"address","name":"account"}],"outputs":[{"type":"tuple[]","name":"","components":[{"type":"address","name":"vestOwner"},{"type":"uint256","name":"amount"},{"type":"uint256","name":"startTime"},{"type":"uint256","name":"cliffDuration"},{"type":"uint256","name":"vestingDuration"},{"type":"uint256","name":"releasedAmount"}]}]},
  {"type":"function","name":"owner","stateMutability":"view","inputs":[],"outputs":[{"type":"address","name":""}]},
  {"type":"function","name":"addVestingSchedule","stateMutability":"nonpayable","inputs":[{"type":"address","name":"account"},{"type":"uint256","name":"amount"},{"type":"uint256","name":"cliffDuration"},{"type":"uint256","name":"vestingDuration"}],"outputs":[]},
  {"type":"function","name":"releaseVestedTokens","stateMutability":"nonpayable","inputs":[{"type":"address","name":"account"}],"outputs":[]},
  {"type":"event","name":"OwnershipTransferStarted","inputs":[{"type":"address","name":"previousOwner","indexed":true},{"type":"address","name":"newOwner","indexed":true}]},
  {"type":"event","name":"OwnershipTransferred","inputs":[{"type":"address","name":"previousOwner","indexed":true},{"type":"address","name":"newOwner","indexed":true}]},
  {"type":"event","name":"TokensReleased","inputs":[{"type":"address","name":"account","indexed":true},{"type":"uint256","name":"amount","indexed":false}]},
  {"type":"event","name":"VestingRevoked","inputs":[{"type":"address","name":"account","indexed":false}]},
  {"type":"event","name":"VestingScheduleAdded","inputs":[{"type":"address","name":"account","indexed":true},{"type":"uint256","name":"amount","indexed":false},{"type":"uint256","name":"start","indexed":false},{"type":"uint256","name":"cliff","indexed":false},{"type":"uint256","name":"duration","indexed":false}]},
  {"type":"error","name":"OwnableInvalidOwner","inputs":[{"type":"address","name":"owner"}]},
  {"type":"error","name":"OwnableUnauthorizedAccount","inputs":[{"type":"address","name":"account"}]},
  {"type":"error","name":"ReentrancyGuardReentrantCall","inputs":[]},
  {"type":"error","name":"SafeERC20FailedOperation","inputs":[{"type":"address","name":"token"}]},
] as const
