// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title How a vesting schedule unlocks
library VestingCurve {
    /// @notice What has vested at `time`: nothing until the cliff is over, then evenly over `vestingDuration`, which
    /// begins when the cliff ends. Wei and seconds, rounded down, exactly `amount` from the end on.
    function vested(uint256 amount, uint256 startTime, uint256 cliffDuration, uint256 vestingDuration, uint256 time)
        internal
        pure
        returns (uint256)
    {
        uint256 cliffEnd = startTime + cliffDuration;
        if (time < cliffEnd) return 0;
        if (time - cliffEnd >= vestingDuration) return amount;
        return (amount * (time - cliffEnd)) / vestingDuration;
    }
}
