// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {SsdxToken} from "../src/SsdxToken.sol";
import {VestingBase} from "./VestingBase.sol";

contract VestingWithdrawTest is VestingBase {
    string private constant POOR = "Owner does not have enough balance";

    function setUp() public override {
        super.setUp();
        _vest(ALICE, 400 ether);
    }

    function test_withdraw_pays_what_is_unreserved_and_nothing_of_what_is_owed() external {
        uint256 wallet = token.balanceOf(address(this));
        vesting.withdraw();
        vm.assertEq(token.balanceOf(address(this)), wallet + 600 ether, "withdrawn");
        vm.assertEq(token.balanceOf(address(vesting)), 400 ether, "kept");
        vm.expectRevert(bytes(POOR));
        vesting.withdraw();
    }

    function test_what_is_owed_can_still_be_paid_after_withdraw() external {
        vesting.withdraw();
        vm.warp(START + CLIFF + DURATION);
        vesting.releaseVestedTokens(ALICE);
        vm.assertEq(token.balanceOf(ALICE), 400 ether, "paid");
    }

    function testFuzz_withdrawToken_takes_no_more_than_is_unreserved(uint256 amount) external {
        amount = within(amount, 1, 600 ether);
        uint256 wallet = token.balanceOf(address(this));
        vesting.withdrawToken(address(token), amount);
        vm.assertEq(token.balanceOf(address(this)), wallet + amount, "withdrawn");
        uint256 left = vesting.unreserved();
        vm.expectRevert(bytes(POOR));
        vesting.withdrawToken(address(token), left + 1);
    }

    function test_withdrawToken_rescues_any_other_token_also_more_of_it_than_is_unreserved() external {
        SsdxToken other = new SsdxToken();
        other.transfer(address(vesting), 601 ether);
        vesting.withdrawToken(address(other), 601 ether);
        vm.assertEq(other.balanceOf(address(vesting)), 0, "left");
        vm.assertEq(vesting.reserved(), 400 ether, "reserved");
    }

    function test_withdrawToken_refuses_an_amount_of_nothing() external {
        vm.expectRevert("Invalid amount");
        vesting.withdrawToken(address(token), 0);
    }

    function test_only_the_owner_withdraws() external {
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, ALICE);
        vm.startPrank(ALICE);
        vm.expectRevert(refusal);
        vesting.withdraw();
        vm.expectRevert(refusal);
        vesting.withdrawToken(address(token), 1);
    }
}
