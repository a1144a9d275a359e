// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {VestingCurve} from "./VestingCurve.sol";

/// @title Token vesting with a cliff
/// @notice Pays beneficiaries over time. What schedules still owe is reserved; only tokens beyond that are the owner's
/// to vest or withdraw. Amounts in wei, times in seconds.
contract SsdxVesting is Ownable2Step, ReentrancyGuard {
    using SafeERC20 for IERC20;

    /// @param vestOwner who made the schedule, not who is paid
    /// @param vestingDuration begins when the cliff ends
    struct VestingSchedule {
        address vestOwner;
        uint256 amount;
        uint256 startTime;
        uint256 cliffDuration;
        uint256 vestingDuration;
        uint256 releasedAmount;
    }

    /// @notice No schedule vests for longer, so that no date overflows.
    uint256 public constant MAX_VESTING_DURATION = 36_500 days;

    /// @notice The maximum number of schedules of one account, so that releasing them always fits into a block.
    uint256 public constant MAX_SCHEDULES = 100;

    /// @notice The token vested; it never changes.
    IERC20 public immutable token;

    /// @notice What all schedules together still owe, in wei.
    uint256 public reserved;

    mapping(address account => VestingSchedule[]) private _schedules;

    event VestingScheduleAdded(address indexed account, uint256 amount, uint256 start, uint256 cliff, uint256 duration);
    event TokensReleased(address indexed account, uint256 amount);
    event VestingRevoked(address account);

    /// @param token_ the token to vest; the deployer becomes the owner
    constructor(IERC20 token_) Ownable(msg.sender) {
        require(address(token_) != address(0), "Invalid token");
        token = token_;
    }

    /// @notice Adds a schedule paid from this contract's unreserved tokens: send them here first, no approval needed.
    function addVestByOwner(address account, uint256 amount, uint256 cliffDuration, uint256 vestingDuration)
        external
        onlyOwner
        nonReentrant
    {
        _checkTerms(account, amount, cliffDuration, vestingDuration);
        require(amount <= unreserved(), "Owner does not have enough balance");
        _add(account, amount, cliffDuration, vestingDuration);
    }

    /// @notice Adds a schedule paid from the owner's wallet, which must have approved `amount`.
    /// @dev Only the owner here too: an account's schedules are released together, so a stranger's dust schedule could
    /// hold up everything else the account is owed.
    function addVestingSchedule(address account, uint256 amount, uint256 cliffDuration, uint256 vestingDuration)
        external
        onlyOwner
        nonReentrant
    {
        _checkTerms(account, amount, cliffDuration, vestingDuration);
        require(amount <= token.balanceOf(msg.sender), "Owner does not have enough balance");
        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), amount);
        // What arrives counts: a token may keep a fee on the way.
        uint256 received = token.balanceOf(address(this)) - before;
        require(received > 0, "Invalid amount");
        _add(account, received, cliffDuration, vestingDuration);
    }

    /// @notice Pays the account all it can claim now; anyone may call. Reverts as a whole if a schedule that is past its
    /// cliff and not paid out has nothing new.
    function releaseVestedTokens(address account) external nonReentrant {
        VestingSchedule[] storage schedules = _schedules[account];
        uint256 total = 0;
        bool beforeCliff = false;
        for (uint256 i = 0; i < schedules.length; i++) {
            VestingSchedule storage schedule = schedules[i];
            if (schedule.releasedAmount == schedule.amount) continue;
            if (block.timestamp < schedule.startTime + schedule.cliffDuration) {
                beforeCliff = true;
                continue;
            }
            uint256 claimable = _vested(schedule) - schedule.releasedAmount;
            require(claimable > 0, "No tokens to release");
            schedule.releasedAmount += claimable;
            total += claimable;
        }
        require(total > 0, beforeCliff ? "Cliff period has not ended" : "No tokens to release");
        reserved -= total;
        emit TokensReleased(account, total);
        token.safeTransfer(account, total);
    }

    /// @notice Ends all of the account's schedules now. What has vested stays owed; the rest is unreserved again.
    /// @dev A revoked schedule becomes one that ended just now with what had vested, so it reads, pays and refuses a
    /// second revocation like any finished one. A schedule of which nothing had vested is removed.
    /// @return unvested wei that are no longer reserved
    function revoke(address account) external onlyOwner nonReentrant returns (uint256 unvested) {
        VestingSchedule[] storage schedules = _schedules[account];
        // Backwards: the last schedule takes the place of a removed one and has been dealt with already.
        for (uint256 i = schedules.length; i > 0; i--) {
            VestingSchedule storage schedule = schedules[i - 1];
            uint256 vested = _vested(schedule);
            unvested += schedule.amount - vested;
            if (vested == 0) {
                schedules[i - 1] = schedules[schedules.length - 1];
                schedules.pop();
            } else if (vested < schedule.amount) {
                schedule.amount = vested;
                schedule.vestingDuration = block.timestamp - schedule.startTime - schedule.cliffDuration;
            }
        }
        require(unvested > 0, "Nothing to revoke");
        reserved -= unvested;
        emit VestingRevoked(account);
    }

    /// @notice Pays all unreserved tokens to the owner.
    function withdraw() external onlyOwner nonReentrant {
        uint256 amount = unreserved();
        require(amount > 0, "Owner does not have enough balance");
        token.safeTransfer(msg.sender, amount);
    }

    /// @notice Pays `amount` of any token to the owner; of the vested token no more than is unreserved.
    function withdrawToken(address token_, uint256 amount) external onlyOwner nonReentrant {
        require(amount > 0, "Invalid amount");
        require(token_ != address(token) || amount <= unreserved(), "Owner does not have enough balance");
        uint256 held = token.balanceOf(address(this));
        IERC20(token_).safeTransfer(msg.sender, amount);
        // The vested token may have a second address.
        uint256 left = token.balanceOf(address(this));
        require(left == held || left >= reserved, "Owner does not have enough balance");
    }

    /// @notice The number of schedules of the account, paid out ones included.
    function getNumberOfVestingSchedules(address account) external view returns (uint256) {
        return _schedules[account].length;
    }

    /// @notice The account's schedules; their order may change when one is revoked.
    function getVestingDetails(address account) external view returns (VestingSchedule[] memory) {
        return _schedules[account];
    }

    /// @notice Tokens here that no schedule owes, in wei.
    function unreserved() public view returns (uint256) {
        return token.balanceOf(address(this)) - reserved;
    }

    function _checkTerms(address account, uint256 amount, uint256 cliffDuration, uint256 vestingDuration) private view {
        require(account != address(0) && account != address(this), "Invalid account");
        require(amount > 0, "Invalid amount");
        require(cliffDuration < vestingDuration, "Cliff duration must be less than vesting duration");
        require(vestingDuration <= MAX_VESTING_DURATION, "Vesting duration is too long");
        require(_schedules[account].length < MAX_SCHEDULES, "Too many vesting schedules");
    }

    function _add(address account, uint256 amount, uint256 cliffDuration, uint256 vestingDuration) private {
        reserved += amount;
        _schedules[account].push(
            VestingSchedule(msg.sender, amount, block.timestamp, cliffDuration, vestingDuration, 0)
        );
        emit VestingScheduleAdded(account, amount, block.timestamp, cliffDuration, vestingDuration);
    }

    function _vested(VestingSchedule storage schedule) private view returns (uint256) {
        return VestingCurve.vested(
            schedule.amount, schedule.startTime, schedule.cliffDuration, schedule.vestingDuration, block.timestamp
        );
    }
}
