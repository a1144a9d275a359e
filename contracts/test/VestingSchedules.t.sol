// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SsdxVesting} from "../src/SsdxVesting.sol";
import {VestingBase} from "./VestingBase.sol";

contract VestingSchedulesTest is VestingBase {
    string private constant POOR = "Owner does not have enough balance";
    string private constant LONG_CLIFF = "Cliff duration must be less than vesting duration";

    function test_a_vest_by_the_owner_is_paid_from_the_unreserved_tokens() external {
        uint256 wallet = token.balanceOf(address(this));
        vm.expectEmit();
        emit SsdxVesting.VestingScheduleAdded(ALICE, 400 ether, START, CLIFF, DURATION);
        _vest(ALICE, 400 ether);
        vm.assertEq(vesting.reserved(), 400 ether, "reserved");
        vm.assertEq(vesting.unreserved(), 600 ether, "unreserved");
        vm.assertEq(token.balanceOf(address(this)), wallet, "wallet of the owner");
    }

    function test_a_schedule_is_recorded_with_its_creator() external {
        _vest(ALICE, 400 ether);
        SsdxVesting.VestingSchedule memory schedule = _read(ALICE, 0);
        vm.assertEq(vesting.getNumberOfVestingSchedules(ALICE), 1, "count");
        vm.assertEq(schedule.vestOwner, address(this), "creator");
        vm.assertEq(schedule.amount, 400 ether, "amount");
        vm.assertEq(schedule.startTime, START, "start");
        vm.assertEq(schedule.cliffDuration, CLIFF, "cliff");
        vm.assertEq(schedule.vestingDuration, DURATION, "duration");
        vm.assertEq(schedule.releasedAmount, 0, "released");
    }

    function test_a_vesting_schedule_is_paid_from_the_wallet_of_the_owner() external {
        uint256 wallet = token.balanceOf(address(this));
        vm.expectEmit();
        emit SsdxVesting.VestingScheduleAdded(ALICE, 5000 ether, START, CLIFF, DURATION);
        vesting.addVestingSchedule(ALICE, 5000 ether, CLIFF, DURATION);
        vm.assertEq(token.balanceOf(address(this)), wallet - 5000 ether, "wallet of the owner");
        vm.assertEq(vesting.reserved(), 5000 ether, "reserved");
        vm.assertEq(vesting.unreserved(), 1000 ether, "unreserved");
    }

    function test_refuses_a_vest_above_the_unreserved_tokens() external {
        _vest(ALICE, 400 ether);
        vm.expectRevert(bytes(POOR));
        vesting.addVestByOwner(BOB, 600 ether + 1, CLIFF, DURATION);
        _vest(BOB, 600 ether);
    }

    function test_refuses_a_vesting_schedule_above_the_balance_or_the_approval_of_the_owner() external {
        uint256 tooMuch = token.balanceOf(address(this)) + 1;
        vm.expectRevert(bytes(POOR));
        vesting.addVestingSchedule(ALICE, tooMuch, CLIFF, DURATION);
        token.approve(address(vesting), 0);
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(vesting), 0, 1)
        );
        vesting.addVestingSchedule(ALICE, 1, CLIFF, DURATION);
    }

    function test_only_the_owner_adds_schedules() external {
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE);
        vm.startPrank(ALICE);
        vm.expectRevert(refusal);
        vesting.addVestByOwner(ALICE, 1, CLIFF, DURATION);
        vm.expectRevert(refusal);
        vesting.addVestingSchedule(ALICE, 1, CLIFF, DURATION);
    }

    function test_refuses_the_zero_address_and_its_own() external {
        _refuses("Invalid account", address(0), 1, CLIFF, DURATION);
        _refuses("Invalid account", address(vesting), 1, CLIFF, DURATION);
    }

    function test_refuses_an_amount_of_nothing() external {
        _refuses("Invalid amount", ALICE, 0, CLIFF, DURATION);
    }

    function testFuzz_refuses_a_cliff_that_is_not_below_the_duration(uint256 cliff, uint256 duration) external {
        duration = within(duration, 0, cliff);
        _refuses(LONG_CLIFF, ALICE, 1, cliff, duration);
    }

    function test_accepts_a_cliff_one_second_below_the_duration_and_none_at_all() external {
        vesting.addVestByOwner(ALICE, 1, 99, 100);
        vesting.addVestByOwner(ALICE, 1, 0, 1);
        vm.assertEq(vesting.getNumberOfVestingSchedules(ALICE), 2, "count");
    }

    function test_refuses_a_duration_above_100_years() external {
        _refuses("Vesting duration is too long", ALICE, 1, 0, 36_500 days + 1);
        vesting.addVestByOwner(ALICE, 1, 36_500 days - 1, 36_500 days);
    }

    function test_refuses_more_than_100_schedules_of_one_account() external {
        for (uint256 i = 0; i < 100; i++) {
            _vest(ALICE, 1 ether);
        }
        _refuses("Too many vesting schedules", ALICE, 1, CLIFF, DURATION);
        _vest(BOB, 1 ether);
    }

    function test_refuses_to_be_deployed_without_a_token() external {
        vm.expectRevert("Invalid token");
        new SsdxVesting(IERC20(address(0)));
    }

    /// @dev Both ways of adding a schedule refuse these terms.
    function _refuses(string memory reason, address account, uint256 amount, uint256 cliff, uint256 duration) private {
        vm.expectRevert(bytes(reason));
        vesting.addVestByOwner(account, amount, cliff, duration);
        vm.expectRevert(bytes(reason));
        vesting.addVestingSchedule(account, amount, cliff, duration);
    }
}
