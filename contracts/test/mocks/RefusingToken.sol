// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @dev Never reverts: a transfer it refuses only answers false.
contract RefusingToken {
    function balanceOf(address) external pure returns (uint256) {
        return 1_000_000 ether;
    }

    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }

    function transferFrom(address, address, uint256) external pure returns (bool) {
        return false;
    }
}
