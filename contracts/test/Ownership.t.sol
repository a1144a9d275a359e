// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {SsdxStaking} from "../src/SsdxStaking.sol";
import {SsdxToken} from "../src/SsdxToken.sol";
import {SsdxVesting} from "../src/SsdxVesting.sol";
import {Cheats} from "./Vm.sol";

contract OwnershipTest is Cheats {
    SsdxToken private token = new SsdxToken();
    Ownable2Step[2] private owned = [Ownable2Step(new SsdxStaking(token)), new SsdxVesting(token)];

    function test_the_deployer_owns_and_a_transfer_takes_effect_when_it_is_accepted() external {
        for (uint256 i = 0; i < owned.length; i++) {
            owned[i].transferOwnership(ALICE);
            vm.assertEq(owned[i].owner(), address(this), "owner before acceptance");
            vm.prank(ALICE);
            owned[i].acceptOwnership();
            vm.assertEq(owned[i].owner(), ALICE, "owner after acceptance");
        }
    }

    function test_only_the_one_named_may_accept_and_only_the_owner_may_name() external {
        bytes memory refusal = abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, BOB);
        for (uint256 i = 0; i < owned.length; i++) {
            owned[i].transferOwnership(ALICE);
            vm.startPrank(BOB);
            vm.expectRevert(refusal);
            owned[i].acceptOwnership();
            vm.expectRevert(refusal);
            owned[i].transferOwnership(BOB);
            vm.stopPrank();
        }
    }
}
