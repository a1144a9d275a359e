import webpack from 'webpack'

/** What the first load of a list has of packages. */
const ofFirstLoad =
  /[\\/]node_modules[\\/](@babel|@standard-schema|react|react-dom|react-router|react-redux|@reduxjs|redux|redux-thunk|redux-saga|@redux-saga|typed-redux-saga|immer|reselect|scheduler|use-sync-external-store|valibot)[\\/]/

/**
 * Our modules, and the packages of the first load, are numbered one after the other. The usual ids are hashes, which cannot be
 * compressed: 1 kB more for a list. The price is that a module more or less renames the files of all pages; so packages that
 * come later, which are large and rarely change, keep theirs.
 */
export const moduleIds = [
  new webpack.ids.DeterministicModuleIdsPlugin({
    test: (module) => {
      const path = module.nameForCondition() ?? ''
      return /[\\/]node_modules[\\/]/.test(path) && !ofFirstLoad.test(path)
    },
  }),
  new webpack.ids.NaturalModuleIdsPlugin(),
]
