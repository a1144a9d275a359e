// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SsdxStaking} from "../src/SsdxStaking.sol";
import {StakingBase} from "./StakingBase.sol";

contract StakingPagesTest is StakingBase {
    function setUp() public override {
        super.setUp();
        for (uint160 i = 0; i < 102; i++) {
            address person = address(0x1000 + i);
            _equip(person);
            _stake(person, 1 ether + i, 4);
        }
    }

    function test_a_page_includes_both_ends() external view {
        SsdxStaking.StakingDetails[] memory page = staking.getStakingDetailsPage(3, 5);
        vm.assertEq(page.length, 3, "rows");
        for (uint256 row = 0; row < 3; row++) {
            vm.assertEq(page[row].index, 3 + row, "index");
            vm.assertEq(page[row].owner, address(uint160(0x1003 + row)), "owner");
            vm.assertEq(page[row].amount, 1 ether + 3 + row, "amount");
        }
    }

    function test_a_page_has_at_most_101_rows() external {
        vm.assertEq(staking.getStakingDetailsPage(1, 101).length, 101, "rows");
        vm.expectRevert("Too many iterations");
        staking.getStakingDetailsPage(0, 101);
    }

    function test_refuses_indices_past_the_end_or_the_wrong_way_round() external {
        vm.assertEq(staking.getStakingDetailsCount(), 102, "count");
        vm.expectRevert("Invalid indices");
        staking.getStakingDetailsPage(102, 102);
        vm.expectRevert("Invalid indices");
        staking.getStakingDetailsPage(101, 102);
        vm.expectRevert("Invalid indices");
        staking.getStakingDetailsPage(2, 1);
    }

    function test_the_last_stake_takes_the_place_of_a_removed_one_and_can_still_be_ended() external {
        address removed = address(0x1000);
        address last = address(uint160(0x1000 + 101));
        vm.prank(removed);
        staking.emergencyWithdraw(4);
        vm.assertEq(_read(0).owner, last, "owner of the first");
        vm.assertEq(staking.getStakingDetailsCount(), 101, "count");
        vm.assertEq(staking.getAllStakingBalances(removed)[4], 0, "balance of the removed");
        vm.assertEq(staking.getAllStakingBalances(last)[4], 1 ether + 101, "balance of the moved");
        vm.prank(last);
        staking.emergencyWithdraw(4);
        vm.assertEq(token.balanceOf(last), 1_000_000 ether, "principal of the moved");
        vm.assertEq(_read(0).owner, address(uint160(0x1000 + 100)), "next in its place");
    }

    function test_the_last_stake_is_removed_alone() external {
        vm.prank(address(uint160(0x1000 + 101)));
        staking.emergencyWithdraw(4);
        vm.assertEq(staking.getStakingDetailsCount(), 101, "count");
        vm.assertEq(_read(100).owner, address(uint160(0x1000 + 100)), "new last");
    }
}
