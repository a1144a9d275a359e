// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @dev Balances become smaller by themselves.
contract ShrinkingToken is ERC20 {
    constructor() ERC20("Shrinking", "SHR") {
        _mint(msg.sender, 1_000_000 ether);
    }

    function shrink(address account, uint256 value) external {
        _burn(account, value);
    }
}
