// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {StakeBook} from "./StakeBook.sol";
import {StakingPlans} from "./StakingPlans.sol";

/// @title Staking with five plans
/// @notice Holds stakers' principal and, apart from it, a reward fund that the owner fills. Rewards come only from that
/// fund; the owner can take nothing out. Amounts in wei, times in seconds.
contract SsdxStaking is Ownable2Step, ReentrancyGuard {
    using SafeERC20 for IERC20;
    using StakeBook for StakeBook.Book;
    using StakeBook for StakeBook.Stake;

    /// @notice A stake as it is read.
    /// @param index where it stands now; it changes when another stake is removed, so owner and plan are the key
    /// @param startTime when it was made; adding to it does not change this
    /// @param reward everything earned and not paid yet, at the block of the read
    /// @param accruedReward the part of `reward` settled when the stake was last added to
    /// @param isActive whether it still earns: false once the time of its plan is over
    struct StakingDetails {
        uint256 index;
        address owner;
        uint256 amount;
        uint256 startTime;
        uint8 plan;
        uint256 reward;
        uint256 accruedReward;
        bool isActive;
    }

    uint256 private constant MAX_ROWS = 101;

    /// @notice The token staked and paid; it never changes.
    IERC20 public immutable token;

    /// @notice What is left to pay rewards from, in wei.
    uint256 public rewardFund;

    StakeBook.Book private _book;

    event Staked(address indexed owner, uint8 indexed plan, uint256 amount);
    event StakeIncreased(address indexed owner, uint8 indexed plan, uint256 amount);
    event Unstaked(address indexed owner, uint8 indexed plan, uint256 amount, uint256 reward);
    event EmergencyWithdrawn(address indexed owner, uint8 indexed plan, uint256 amount);
    event RewardClaimed(address indexed owner, uint8 indexed plan, uint256 reward);
    event RewardsFunded(address indexed from, uint256 amount);

    /// @param token_ the token to stake; the deployer becomes the owner
    constructor(IERC20 token_) Ownable(msg.sender) {
        require(address(token_) != address(0), "Invalid token");
        token = token_;
    }

    /// @notice Starts a stake of the caller, who must have approved `amount`. One stake per owner and plan.
    function stake(uint256 amount, uint8 plan) external nonReentrant {
        require(plan < StakingPlans.COUNT, "Invalid plan");
        require(!_book.has(msg.sender, plan), "Stake already exists");
        uint256 received = _pull(amount);
        _book.add(msg.sender, plan, received);
        emit Staked(msg.sender, plan, received);
    }

    /// @notice Adds to the caller's stake. The addition earns from now on; the plan ends when it would have ended.
    function addToStake(uint256 amount, uint8 plan) external nonReentrant {
        StakeBook.Stake storage held = _book.find(msg.sender, plan);
        require(block.timestamp < StakingPlans.end(plan, held.startTime), "Plan has ended");
        uint256 received = _pull(amount);
        _book.increase(held, received);
        emit StakeIncreased(msg.sender, plan, received);
    }

    /// @notice Ends the caller's stake and pays principal and reward, once the plan's time is over.
    /// @dev Reverts rather than pay less when the fund is too low: the staker waits, or gives the reward up.
    function unstake(uint8 plan) external nonReentrant {
        StakeBook.Stake storage held = _book.find(msg.sender, plan);
        _requireTimeOver(held);
        uint256 amount = held.amount;
        uint256 reward = held.reward();
        _takeFromFund(reward);
        _book.remove(msg.sender, plan);
        emit Unstaked(msg.sender, plan, amount, reward);
        token.safeTransfer(msg.sender, amount + reward);
    }

    /// @notice Ends the caller's stake at any time and pays the principal; the reward is given up to the fund.
    function emergencyWithdraw(uint8 plan) external nonReentrant {
        uint256 amount = _book.find(msg.sender, plan).amount;
        _book.remove(msg.sender, plan);
        emit EmergencyWithdrawn(msg.sender, plan, amount);
        token.safeTransfer(msg.sender, amount);
    }

    /// @notice Pays the caller's reward and keeps the stake, once the plan's time is over.
    /// @dev Not earlier, or a claim and an emergency withdrawal together would be a way round the lock.
    function userClaimReward(uint8 plan) external nonReentrant {
        StakeBook.Stake storage held = _book.find(msg.sender, plan);
        _requireTimeOver(held);
        uint256 reward = held.reward();
        require(reward > 0, "No reward to claim");
        _takeFromFund(reward);
        held.clearReward();
        emit RewardClaimed(msg.sender, plan, reward);
        token.safeTransfer(msg.sender, reward);
    }

    /// @notice Moves `amount` from the owner, who must have approved it, into the reward fund for good.
    function fundRewards(uint256 amount) external onlyOwner nonReentrant {
        uint256 received = _pull(amount);
        rewardFund += received;
        emit RewardsFunded(msg.sender, received);
    }

    /// @notice The number of stakes held now.
    function getStakingDetailsCount() external view returns (uint256) {
        return _book.stakes.length;
    }

    /// @notice The principal of all stakes.
    function getTotalStakedAmount() external view returns (uint256) {
        return _book.totalAmount;
    }

    /// @notice The stakes from index `start` to index `end`, both included; at most 101.
    function getStakingDetailsPage(uint256 start, uint256 end) external view returns (StakingDetails[] memory page) {
        require(start <= end && end < _book.stakes.length, "Invalid indices");
        require(end - start < MAX_ROWS, "Too many iterations");
        page = new StakingDetails[](end - start + 1);
        for (uint256 row = 0; row < page.length; row++) {
            page[row] = _details(start + row);
        }
    }

    /// @notice The account's principal in each plan, by plan index; zero where it has no stake.
    function getAllStakingBalances(address account) external view returns (uint256[] memory balances) {
        balances = new uint256[](StakingPlans.COUNT);
        for (uint8 plan = 0; plan < StakingPlans.COUNT; plan++) {
            if (_book.has(account, plan)) balances[plan] = _book.find(account, plan).amount;
        }
    }

    function _details(uint256 index) private view returns (StakingDetails memory) {
        StakeBook.Stake storage held = _book.stakes[index];
        bool isActive = block.timestamp < StakingPlans.end(held.plan, held.startTime);
        return StakingDetails(
            index, held.owner, held.amount, held.startTime, held.plan, held.reward(), held.accruedReward, isActive
        );
    }

    function _requireTimeOver(StakeBook.Stake storage held) private view {
        uint256 leavesAt = held.startTime + StakingPlans.minimumTime(held.plan);
        require(block.timestamp >= leavesAt, "Staking period has not ended");
    }

    function _takeFromFund(uint256 reward) private {
        require(reward <= rewardFund, "Reward fund is too low");
        rewardFund -= reward;
    }

    /// @dev Counts what arrives: a token may keep a fee on the way.
    function _pull(uint256 amount) private returns (uint256 received) {
        require(amount > 0, "Invalid amount");
        uint256 before = token.balanceOf(address(this));
        token.safeTransferFrom(msg.sender, address(this), amount);
        received = token.balanceOf(address(this)) - before;
        require(received > 0, "Invalid amount");
    }
}
