// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SsdxStaking} from "../src/SsdxStaking.sol";
import {SsdxToken} from "../src/SsdxToken.sol";
import {Cheats} from "./Vm.sol";

/// @dev A staking contract owned by the test; Alice and Bob hold approved tokens.
abstract contract StakingBase is Cheats {
    uint256 internal constant START = 1_700_000_000;

    SsdxToken internal token = new SsdxToken();
    SsdxStaking internal staking = new SsdxStaking(token);

    function setUp() public virtual {
        vm.warp(START);
        token.approve(address(staking), type(uint256).max);
        _equip(ALICE);
        _equip(BOB);
    }

    function _equip(address person) internal {
        token.transfer(person, 1_000_000 ether);
        vm.prank(person);
        token.approve(address(staking), type(uint256).max);
    }

    function _stake(address person, uint256 amount, uint8 plan) internal {
        vm.prank(person);
        staking.stake(amount, plan);
    }

    function _read(uint256 index) internal view returns (SsdxStaking.StakingDetails memory) {
        return staking.getStakingDetailsPage(index, index)[0];
    }
}
