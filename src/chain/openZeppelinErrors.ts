import { Interface } from 'ethers/abi'

/** Errors of OpenZeppelin's contracts that the platform's own do not use, but those of another deployment may. */
export const openZeppelinErrors = new Interface([
  'error EnforcedPause()',
  'error ExpectedPause()',
  'error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)',
  'error AccessControlBadConfirmation()',
  'error AddressEmptyCode(address target)',
  'error AddressInsufficientBalance(address account)',
  'error FailedCall()',
  'error FailedInnerCall()',
  'error InsufficientBalance(uint256 balance, uint256 needed)',
  'error InvalidInitialization()',
  'error NotInitializing()',
  'error ERC20ExceededCap(uint256 increasedSupply, uint256 cap)',
  'error SafeERC20FailedDecreaseAllowance(address spender, uint256 currentAllowance, uint256 requestedDecrease)',
  'error SafeCastOverflowedUintDowncast(uint8 bits, uint256 value)',
  'error MathOverflowedMulDiv()',
])
