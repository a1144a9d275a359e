// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title The platform's token
/// @notice A plain ERC-20 with 18 decimals. The whole supply exists from the start: nobody can mint, burn or pause.
contract SsdxToken is ERC20 {
    /// @notice One billion tokens, in wei.
    uint256 public constant SUPPLY = 1_000_000_000 ether;

    /// @notice Gives the whole supply to the deployer.
    constructor() ERC20("SSDX", "SSDX") {
        _mint(msg.sender, SUPPLY);
    }
}
