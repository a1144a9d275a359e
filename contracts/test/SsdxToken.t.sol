// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {SsdxToken} from "../src/SsdxToken.sol";
import {Cheats} from "./Vm.sol";

contract SsdxTokenTest is Cheats {
    SsdxToken private token = new SsdxToken();

    function test_is_named_SSDX_with_18_decimals() external view {
        vm.assertEq(token.name(), "SSDX", "name");
        vm.assertEq(token.symbol(), "SSDX", "symbol");
        vm.assertEq(token.decimals(), 18, "decimals");
    }

    function test_gives_the_whole_fixed_supply_to_the_deployer() external view {
        vm.assertEq(token.totalSupply(), 1_000_000_000 ether, "supply");
        vm.assertEq(token.balanceOf(address(this)), token.SUPPLY(), "balance of the deployer");
    }

    function testFuzz_a_transfer_moves_the_amount_and_keeps_the_supply(uint256 amount) external {
        amount = within(amount, 0, token.SUPPLY());
        token.transfer(ALICE, amount);
        vm.assertEq(token.balanceOf(ALICE), amount, "received");
        vm.assertEq(token.balanceOf(address(this)), token.SUPPLY() - amount, "left");
        vm.assertEq(token.totalSupply(), token.SUPPLY(), "supply");
    }

    function test_an_approved_spender_takes_no_more_than_approved() external {
        token.approve(ALICE, 5);
        vm.startPrank(ALICE);
        token.transferFrom(address(this), BOB, 5);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, ALICE, 0, 1));
        token.transferFrom(address(this), BOB, 1);
        vm.assertEq(token.balanceOf(BOB), 5, "received");
    }

    function test_refuses_a_transfer_above_the_balance() external {
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, ALICE, 0, 1));
        token.transfer(BOB, 1);
    }

    function test_refuses_the_zero_address() external {
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InvalidReceiver.selector, address(0)));
        token.transfer(address(0), 1);
    }
}
