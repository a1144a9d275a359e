// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SsdxToken} from "../src/SsdxToken.sol";
import {SsdxVesting} from "../src/SsdxVesting.sol";
import {Cheats} from "./Vm.sol";

/// @dev A vesting contract owned by the test, with 1,000 unreserved tokens.
abstract contract VestingBase is Cheats {
    uint256 internal constant START = 1_700_000_000;
    uint256 internal constant CLIFF = 10 days;
    uint256 internal constant DURATION = 100 days;

    SsdxToken internal token = new SsdxToken();
    SsdxVesting internal vesting = new SsdxVesting(token);

    function setUp() public virtual {
        vm.warp(START);
        token.transfer(address(vesting), 1000 ether);
        token.approve(address(vesting), type(uint256).max);
    }

    function _vest(address account, uint256 amount) internal {
        vesting.addVestByOwner(account, amount, CLIFF, DURATION);
    }

    function _read(address account, uint256 index) internal view returns (SsdxVesting.VestingSchedule memory) {
        return vesting.getVestingDetails(account)[index];
    }
}
