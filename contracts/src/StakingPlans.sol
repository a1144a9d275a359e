// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title The five staking plans
/// @notice Plans 0 to 3 lock for 30, 90, 180 and 360 days and earn until then. Plan 4, Flexible, may be left after
/// 48 hours and earns for as long as it stays. All times in seconds.
library StakingPlans {
    uint8 internal constant COUNT = 5;
    uint8 internal constant FLEXIBLE = 4;

    /// @notice Seconds a stake must stay before it may be unstaked or its reward claimed.
    function minimumTime(uint8 plan) internal pure returns (uint256) {
        if (plan == 0) return 30 days;
        if (plan == 1) return 90 days;
        if (plan == 2) return 180 days;
        if (plan == 3) return 360 days;
        return 48 hours;
    }

    /// @notice The yearly reward in thousandths of the principal.
    function yearlyReward(uint8 plan) internal pure returns (uint256) {
        if (plan == 0) return 5;
        if (plan == 1) return 10;
        if (plan == 2) return 30;
        if (plan == 3) return 50;
        return 1;
    }

    /// @notice The moment from which a stake begun at `startTime` earns nothing more.
    function end(uint8 plan, uint256 startTime) internal pure returns (uint256) {
        return plan == FLEXIBLE ? type(uint256).max : startTime + minimumTime(plan);
    }

    /// @notice What `amount` wei earn in `time` seconds, in wei, rounded down. A year has 365 days.
    function reward(uint8 plan, uint256 amount, uint256 time) internal pure returns (uint256) {
        return (amount * yearlyReward(plan) * time) / (1000 * 365 days);
    }
}
