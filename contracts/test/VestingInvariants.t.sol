// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SsdxToken} from "../src/SsdxToken.sol";
import {SsdxVesting} from "../src/SsdxVesting.sol";
import {VestingHandler} from "./VestingHandler.sol";
import {Cheats, Target} from "./Vm.sol";

contract VestingInvariantsTest is Cheats, Target {
    VestingHandler private handler;
    SsdxVesting private vesting;
    SsdxToken private token;

    function setUp() external {
        vm.warp(1_700_000_000);
        handler = new VestingHandler();
        vesting = handler.vesting();
        token = handler.token();
        target(address(handler));
    }

    function invariant_what_is_owed_is_reserved_and_the_balance_covers_it() external view {
        uint256 owed = 0;
        uint256 paid = 0;
        for (uint256 i = 0; i < 3; i++) {
            owed += handler.owed(handler.people(i));
            paid += token.balanceOf(handler.people(i));
        }
        vm.assertEq(vesting.reserved(), owed, "reserved");
        vm.assertLe(owed, token.balanceOf(address(vesting)), "covered");
        vm.assertEq(token.balanceOf(address(vesting)), handler.paidIn() - paid - handler.withdrawn(), "balance");
    }

    function invariant_a_schedule_never_releases_more_than_has_vested() external view {
        for (uint256 i = 0; i < 3; i++) {
            SsdxVesting.VestingSchedule[] memory read = vesting.getVestingDetails(handler.people(i));
            for (uint256 j = 0; j < read.length; j++) {
                vm.assertLe(read[j].releasedAmount, handler.vestedNow(read[j]), "released");
                vm.assertLe(handler.vestedNow(read[j]), read[j].amount, "vested");
            }
        }
    }

    function invariant_the_records_are_the_schedules_of_the_people_and_no_others() external view {
        for (uint256 i = 0; i < 3; i++) {
            address account = handler.people(i);
            SsdxVesting.VestingSchedule[] memory read = vesting.getVestingDetails(account);
            vm.assertEq(vesting.getNumberOfVestingSchedules(account), handler.schedules(account), "count");
            vm.assertEq(read.length, handler.schedules(account), "records");
            uint256 released = 0;
            uint256 owed = 0;
            for (uint256 j = 0; j < read.length; j++) {
                released += read[j].releasedAmount;
                owed += read[j].amount - read[j].releasedAmount;
            }
            vm.assertEq(released, token.balanceOf(account), "released is what the account was paid");
            vm.assertEq(owed, handler.owed(account), "owed");
        }
    }
}
